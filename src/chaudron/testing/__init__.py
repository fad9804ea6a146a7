"""What tests, tools and people who report a bug stand on.

`scenario` is the machinery of every game's scenarios, the only part that the product itself imports;
`playing`, `soaks` and `<game>` hold random games, properties, golden games and soaks; `server` and
`browser` real servers and the people who sit at them; `questions` and `citations` read sources.
"""
