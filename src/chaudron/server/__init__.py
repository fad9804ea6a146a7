"""The server: tables that many browsers share, over HTTP and WebSockets."""
