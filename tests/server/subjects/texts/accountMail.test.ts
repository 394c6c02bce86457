/** Mails about accounts are worded within limits, by a super administrator. */
import { afterEach, describe, expect } from 'vitest'
import { originals, speak } from '#server/foundation/messages.ts'
import { test, type Api } from '#tests/support/api.ts'

/** Tests of one worker share a process, and thereby its texts. */
afterEach(() => speak(originals))

describe('mails about accounts', () => {
  const reset = 'mail.passwordReset.body'
  const framed = 'Dear %name%,\n\n%notice%\n\nWithin %minutes% minutes:\n\n%link%\n\nBye.'
  const english = { headers: { 'accept-language': 'en' } }
  const ask = (api: Api, text: string, who: string | readonly string[] = 'admin', key = reset) =>
    api.as(who).put('/api/v4/texts/en', { key, text }, english)
  const lastMail = async (api: Api) => (await api.rows('mail')).at(-1)

  test('are worded by a super administrator, not by who words texts; a change is not taken back by them either', async ({
    api,
  }) => {
    const refusal = { errors: { text: [expect.stringMatching(/super administrator/)] } }
    for (const key of [reset, 'mail.passwordReset.subject', 'mail.invitation.body', 'mail.emailChanged.body']) {
      expect((await ask(api, framed, 'settings', key)).json()).toMatchObject(refusal)
    }
    expect((await ask(api, framed)).json()).toMatchObject({ guard: 'super-admin', texts: { en: { changed: framed } } })
    const back = await api.as('settings').delete('/api/v4/texts/en', { key: reset }, english)
    expect([back.statusCode, back.json()]).toMatchObject([400, refusal])
    expect(await api.rows('changed_text')).toMatchObject([{ key: reset, text: framed }])
  })

  test.for([
    ['a link that is part of another', framed.replace('%link%', 'https://evil.example/c?u=%link%'), /alone on a line/],
    ['a link with words beside it', framed.replace('%link%', 'Go to %link%'), /alone on a line/],
    ['a second link', `${framed}\n%link%`, /alone on a line/],
    ['a notice that is part of a sentence', framed.replace('%notice%', 'Not: %notice%'), /alone on a line/],
    ['no notice', framed.replace('%notice%', 'All is well.'), /%notice%/],
    ['another address', framed.replace('Bye', 'https://evil.example/c'), /no address/],
    ['the name of a site', framed.replace('Bye', 'See evil.example for more'), /no address/],
    ['the name of a site with another dot', framed.replace('Bye', 'See evil。example for more'), /no address/],
    ['a mail address', framed.replace('Bye', 'Tell help@evil'), /no address/],
    ['an address after the link', framed.replace('%link%', '%link%\n//x:evil.example'), /no address/],
  ] as const)('may not hold %s, whoever words them', async ([, text, reason], { api }) => {
    const answer = await ask(api, text)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: { text: expect.arrayContaining([expect.stringMatching(reason)]) } },
    ])
    expect(await api.rows('changed_text')).toEqual([])
  })

  test('keep their notice, which nobody words anew', async ({ api }) => {
    const notice = 'mail.emailChanged.notice'
    const refused = await ask(api, 'All is well, %username%.', 'admin', notice)
    expect(refused.json()).toMatchObject({ errors: { text: [expect.stringMatching(/stays as it is/)] } })
    // Whatever the database contains.
    const text = `insert into changed_text (locale, key, text, changed_at) values
      ('en', '${notice}', 'All is well, %username%.', now()), ('en', 'mail.emailChanged.body', 'Bye, %name%.', now())`
    await api.engine.query({ text })
    api.advance(1000)
    const id = await api.addUser({ username: 'jan', acl: [] })
    await api.engine.query({ text: `update app_user set locale = 'en' where id = $1`, values: [id] })
    const saved = await api.as('admin').put(`/api/v4/users/${id}`, { email: 'new@example.test', _version: 1 })
    expect(saved.statusCode).toBe(200)
    expect(await lastMail(api)).toMatchObject({
      recipient: 'jan@example.test',
      body: expect.stringMatching(/account jan was changed[^]*Is that not right\? Then tell your administrator/),
    })
    const { items } = (await api.as('settings').get(`/api/v4/texts?_filter[search]=${notice}`)).json<{
      items: object[]
    }>()
    expect(items).toMatchObject([{ key: notice, guard: 'nobody', texts: { en: { changed: null } } }])
  })

  test('hold no address but ours, whatever is stored of them, and make no link of a name', async ({ api }) => {
    const evil = 'https://evil.example/c?u=%link%\n\n%notice% %name% %minutes%'
    await api.engine.query({
      text: `insert into changed_text (locale, key, text, changed_at) values ('nl', '${reset}', $1, now())`,
      values: [evil],
    })
    api.advance(1000)
    await api.addUser({ username: 'jan', acl: [] })
    await api.engine.query({ text: `update app_user set name = 'Jan P.J. Smit www.evil.example/x'` })
    await api.anyone().post('/api/customer/reset-password', { email: 'jan@example.test' })
    await expect.poll(() => api.rows('mail')).toHaveLength(1)
    const body = String((await lastMail(api))?.body)
    expect(body.match(/\S*[.:/]\S{2,}/g)).toEqual([expect.stringMatching(/^http:\/\/127.0.0.1:3000\/customer\/reset/)])
    expect(body).toContain('Jan P J Smit www evil example x')
  })
})
