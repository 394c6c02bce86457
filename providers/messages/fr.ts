/**
 * Built-in French texts, for a server that lacks some. Source: `schemas/i18n/` and `schemas/texts/`, placeholders as
 * `%name%`; our own server sends them to the browser, changes included.
 */
import ofEntities from '#schemas/generated/messages.fr.json' with { type: 'json' }
import texts from '#schemas/generated/texts.fr.json' with { type: 'json' }
import ofScreens from '#schemas/generated/screenTexts.fr.json' with { type: 'json' }

export const messages = { ...ofEntities, ...texts, ...ofScreens }
