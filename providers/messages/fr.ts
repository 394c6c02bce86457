/**
 * Built-in French texts, for a server that lacks some. Source: `schemas/texts/fr.json` and
 * `schemas/texts/screens/fr.json`, placeholders as `%name%`; our own server sends them to the browser, changes
 * included.
 */
import ofEntities from '#schemas/generated/messages.fr.json' with { type: 'json' }
import texts from '#schemas/texts/fr.json' with { type: 'json' }
import ofScreens from '#schemas/texts/screens/fr.json' with { type: 'json' }

export const messages = { ...ofEntities, ...texts, ...ofScreens }
