/**
 * Built-in Dutch texts, for a server that lacks some. Source: `schemas/texts/nl.json` and
 * `schemas/texts/screens/nl.json`, placeholders as `%name%`; our own server sends them to the browser, changes
 * included.
 */
import ofEntities from '#schemas/generated/messages.nl.json' with { type: 'json' }
import texts from '#schemas/texts/nl.json' with { type: 'json' }
import ofScreens from '#schemas/texts/screens/nl.json' with { type: 'json' }

export const messages = { ...ofEntities, ...texts, ...ofScreens }
