/** What a new password has to be. */
import { expect } from 'vitest'
import { isWellKnown } from '#server/subjects/accounts/passwords/wellKnown.ts'
import { test } from '#tests/support/api.ts'
import { addJan, askFor, fresh, hashes, old, reset, signIn, twice } from './jan.ts'

test.for([
  { given: twice('elf tekens!'), field: 'password', why: 'V01: short' },
  { given: twice('Jan.jan.jan1'), field: 'password', why: 'V03: the username' },
  { given: twice('password1234'), field: 'password', why: 'V03: well known' },
  { given: twice('4321drowssap'), field: 'password', why: 'V03: well known, backwards' },
  { given: twice('Dossier2026!'), field: 'password', why: 'V03: the product' },
  { given: twice(old), field: 'password', why: 'the one that counts now' },
  { given: { password: fresh, passwordRepeat: `${fresh}!` }, field: 'passwordRepeat', why: 'two different ones' },
  { given: { password: fresh }, field: 'passwordRepeat', why: 'not repeated' },
])(
  'refuses a password with an error at the field, and the link stays good: $why',
  async ({ given, field }, { api }) => {
    await addJan(api)
    const token = await askFor(api)
    const before = await hashes(api)
    const answer = await api.anyone().post(reset, { token, ...given })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(await hashes(api)).toEqual(before)
    expect((await api.anyone().post(reset, { token, ...twice(fresh) })).statusCode).toBe(200)
  },
)

test('V01: nothing of a long password is cut off, and accents count the same however they are typed', async ({
  api,
}) => {
  await addJan(api)
  const long = `${'vlagstok zonder wind en regen '.repeat(4)}`.slice(0, 127)
  await api.anyone().post(reset, { token: await askFor(api), ...twice(`${long}é`) })
  expect(await signIn(api.anyone(), `${long}è`)).toBe(400)
  expect(await signIn(api.anyone(), `${long}e\u0301`)).toBe(200)
})

test('the last passwords are not taken again', async ({ api }) => {
  await addJan(api)
  const client = api.anyone()
  await signIn(client, old)
  const change = (currentPassword: string, password: string) =>
    client.post('/do-change-password', { currentPassword, ...twice(password) })
  const row = [old, 'tweede vlag in wind', 'derde vlag in wind', 'vierde vlag in wind', 'vijfde vlag in wind']
  for (const [index, password] of row.slice(1).entries()) {
    expect((await change(row[index] ?? '', password)).statusCode).toBe(204)
  }
  for (const used of row.slice(1)) {
    expect((await change(row[4] ?? '', used)).json()).toHaveProperty('errors.password')
  }
  expect((await change(row[4] ?? '', old)).statusCode).toBe(204)
  expect(await api.rows('past_credential')).toHaveLength(3)
})

test('V03: the list knows what people choose', () => {
  for (const password of [
    'Welkom2026!!',
    'wachtwoord12',
    'azerty123456',
    'Feyenoord1908',
    'iloveyou2026',
    'P@$$w0rd2026',
  ]) {
    expect([password, isWellKnown(password)]).toEqual([password, true])
  }
  for (const password of ['correct horse battery', old, fresh])
    expect([password, isWellKnown(password)]).toEqual([password, false])
})
