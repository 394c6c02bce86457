/** Name of the preference that switches off what a single character does (WCAG 2.1.4): `off`. */
export const keysPreference = 'keys'
