/**
 * Built-in Dutch texts, for a server that lacks some. Source: `schemas/i18n/` and `schemas/texts/`, placeholders as
 * `%name%`; our own server sends them to the browser, changes included.
 */
import ofEntities from '#schemas/generated/messages.nl.json' with { type: 'json' }
import texts from '#schemas/generated/texts.nl.json' with { type: 'json' }
import ofScreens from '#schemas/generated/screenTexts.nl.json' with { type: 'json' }

export const messages = { ...ofEntities, ...texts, ...ofScreens }
