/** Changing a text and taking that back. */
import type { Api } from '#tests/support/api.ts'

export const change = (api: Api, locale: string, key: string, text: string, who = 'settings') =>
  api.as(who).put(`/api/v4/texts/${locale}`, { key, text })
