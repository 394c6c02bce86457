/** Rules, whoever they tell, and the minutes in which they are looked at. */
import type { Api } from '#tests/support/api.ts'

export const minute = 60_000

export const addCustomer = (api: Api, number = 'C-1') =>
  api.create('customer', { number, company: `Bedrijf ${number}` })

export const watcher = (
  api: Api,
  username = 'watcher',
  acl: readonly string[] = ['ROLE_EMPLOYEE', 'ROLE_API_LOG_VIEW'],
) => api.addUser({ username, acl })

/** More than 5 % errors in at least 10 calls within 15 minutes. */
export const addRule = (api: Api, more: object = {}) =>
  api.create('api-alert-rule', {
    name: 'Fouten',
    metric: 'errorShare',
    threshold: 5,
    windowMinutes: 15,
    minimumCalls: 10,
    ...more,
  })

/** Moves the clock to half past a minute. */
export const advance = (api: Api, minutes = 1, seconds = 30) =>
  api.advance(minutes * minute - (api.app.now() % minute) + seconds * 1000)

/** The rules after the next minute. */
export async function nextMinute(api: Api, minutes = 1) {
  advance(api, minutes)
  await api.doJob('api-alert.check', {})
  return api.rows('api_alert_rule')
}

export const mails = async (api: Api) => (await api.rows('mail')).map(({ recipient, subject }) => [recipient, subject])

export const begins = ['watcher@example.test', 'API-waarschuwing: Fouten']
