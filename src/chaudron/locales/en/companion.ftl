# The companion: a phone at a real table.

companion-title = At the table
companion-about = For the boxes on your table: everything here works without a network once it is loaded.
companion-offline-ready = All of it is on this phone: it works without a network now.
companion-offline-loading = Being kept on this phone…
companion-offline-impossible = This address is not a safe one (https), so the browser keeps nothing for later: it works as long as this page stays open.
companion-newer = There is a newer version. What you have begun stays.
companion-newer-take = Take it now

companion-share = Share
companion-share-about = Photograph the code with another phone, or send it the link.
companion-share-qr = QR code: { $title }
companion-share-send = Send the link
companion-share-here-only = This address is known to this machine only: other phones need the address of a web space or of the local network.
