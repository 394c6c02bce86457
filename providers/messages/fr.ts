/**
 * French as the program brings it, for a server that has not all of it. The texts stand in `schemas/texts/fr.json` and
 * `schemas/texts/screens/fr.json`, placeholders as `%name%`; our own server gives them to the browser, changes included.
 */
import ofEntities from '#schemas/generated/messages.fr.json' with { type: 'json' }
import texts from '#schemas/texts/fr.json' with { type: 'json' }
import ofScreens from '#schemas/texts/screens/fr.json' with { type: 'json' }

export const messages = { ...ofEntities, ...texts, ...ofScreens }
