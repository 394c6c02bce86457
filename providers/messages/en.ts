/**
 * Built-in English texts, for a server that lacks some. Source: `schemas/texts/en.json` and
 * `schemas/texts/screens/en.json`, placeholders as `%name%`; our own server sends them to the browser, changes
 * included.
 */
import ofEntities from '#schemas/generated/messages.en.json' with { type: 'json' }
import texts from '#schemas/texts/en.json' with { type: 'json' }
import ofScreens from '#schemas/texts/screens/en.json' with { type: 'json' }

export const messages = { ...ofEntities, ...texts, ...ofScreens }
