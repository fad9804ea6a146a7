# The companion: a phone at a real table.

companion-title = À table
companion-about = Pour les boîtes posées sur votre table : une fois chargé, tout ici marche sans réseau.
companion-offline-ready = Tout est sur ce téléphone : il marche désormais sans réseau.
companion-offline-loading = Se range sur ce téléphone…
companion-offline-impossible = Cette adresse n’est pas sûre (https), le navigateur n’en garde donc rien : tout marche tant que cette page reste ouverte.
companion-newer = Il existe une version plus récente. Ce que vous avez commencé reste.
companion-newer-take = La prendre maintenant

companion-share = Partager
companion-share-about = Photographiez le code avec un autre téléphone, ou envoyez-lui le lien.
companion-share-qr = Code QR : { $title }
companion-share-send = Envoyer le lien
companion-share-here-only = Cette adresse n’est connue que de cette machine : aux autres téléphones, il faut celle d’un espace web ou du réseau local.
