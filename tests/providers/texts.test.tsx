// @vitest-environment jsdom
/** Sources of the texts on a page, and what happens to a missing key. */
import { cleanup, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { I18nContextProvider, useTranslate } from 'react-admin'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetCsrfToken } from '#providers/http.ts'
import { loadI18n } from '#providers/i18nProvider.ts'
import { currentLocale, rememberLocale } from '#providers/language.ts'
import { messages as nl } from '#providers/messages/nl.ts'
import { forgetNoted } from '#providers/missingTexts.ts'
import { setUser } from '#providers/session.ts'
import { LanguageProvider, useLanguage } from '#src/preferences/language.tsx'
import { fakeFetch, type Sent } from './fakeFetch.ts'
import { quiet } from '#tests/support/waits.ts'

const staff = { id: 1, username: 'anna', name: 'Anna', acl: ['ROLE_EMPLOYEE'] }
const own = (more: object = {}) => ({
  body: { ra: { action: { save: 'Bewaar' } }, shell: { hello: 'Dag %name%' }, ...more },
})
const reports = (calls: readonly Sent[]) => calls.filter(({ url }) => url === '/api/v4/texts/missing')
/** Answers texts and a token, nothing else. */
const server = (texts: object) =>
  fakeFetch(({ url }) =>
    url.startsWith('/api/v3/translate/get')
      ? texts
      : url.endsWith('/csrf')
        ? { body: { token: 't' } }
        : { status: 204 },
  )

beforeEach(() => {
  vi.useFakeTimers()
  forgetCsrfToken()
  forgetNoted()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setUser(null)
  rememberLocale('nl')
})

test('§9.1 the choice is kept under lang, and told to the browser', () => {
  rememberLocale('fr')
  expect([localStorage.getItem('lang'), currentLocale(), document.documentElement.lang]).toEqual(['fr', 'fr', 'fr'])
})

test('§9.1 placeholders stand between percent signs, the number of smart_count among them', async () => {
  server(own({ shell: { files: '%smart_count% file |||| %smart_count% files', ok: '100% ok, %name%' } }))
  const { translate } = await loadI18n('en')
  expect(translate('shell.files', { smart_count: 1 })).toBe('1 file')
  expect(translate('shell.files', { smart_count: 3 })).toBe('3 files')
  expect(translate('shell.ok', { name: 'Anna' })).toBe('100% ok, Anna')
})

test('a server that has none of our texts leaves those of the program, under its own', async () => {
  const calls = server({
    body: { 'shell.menu': 'Hun menu', resources: { merchant: { name: 'Winkelier |||| Winkeliers' } } },
  })
  setUser(staff)
  const { translate } = await loadI18n('nl')
  expect(translate('shell.menu')).toBe('Hun menu')
  expect(translate('resources.merchant.name', { smart_count: 2 })).toBe('Winkeliers')
  expect(translate('resources.merchant.fields.webshopName')).toBe(nl.resources.merchant.fields.webshopName)
  expect(translate('ra.action.save')).toBe('Opslaan')
  await vi.advanceTimersByTimeAsync(5000)
  expect(reports(calls)).toEqual([])
})

test('a missing key shows its words, then the program’s text in the language of the reader', async () => {
  server(own())
  const texts = await loadI18n('nl')
  expect(texts.translate('shell.signIn.heading')).toBe('Heading')
  const completed = await texts.completed
  expect(completed.translate('shell.signIn.heading')).toBe('Aanmelden')
  expect(completed.translate('ra.action.save')).toBe('Bewaar')
})

test('a key that its language lacks shows the English text; one that nobody has, itself in words', async () => {
  vi.doMock('#providers/messages/nl.ts', () => ({ messages: { shell: {} } }))
  onTestFinished(() => vi.doUnmock('#providers/messages/nl.ts'))
  server(own())
  const first = await loadI18n('nl')
  first.translate('shell.signIn.heading')
  const second = await first.completed
  second.translate('shell.signIn.heading')
  const third = await second.completed
  expect(third.translate('shell.signIn.heading')).toBe('Sign in')
  expect(third.translate('shell.neverHeardOf')).toBe('Never heard of')
})

test('missing keys are told to the server once, together, a while later, by staff', async () => {
  setUser(staff)
  const calls = server(own())
  const texts = await loadI18n('nl')
  for (let drawn = 0; drawn < 3; drawn++) for (const key of ['shell.gone', 'shell.away']) texts.translate(key)
  expect(reports(calls)).toEqual([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(reports(calls).map(({ method, body }) => [method, body])).toMatchObject([
    ['POST', { items: [{ locale: 'nl', key: 'shell.gone', page: '/' }, { key: 'shell.away' }] }],
  ])
})

test('a page load reports at most 200 keys', async () => {
  setUser(staff)
  const calls = server(own())
  const texts = await loadI18n('nl')
  for (let i = 0; i < 300; i++) texts.translate(`shell.gone${i}`)
  await vi.advanceTimersByTimeAsync(5000)
  for (let i = 300; i < 400; i++) texts.translate(`shell.gone${i}`)
  await vi.advanceTimersByTimeAsync(5000)
  expect(reports(calls).map(({ body }) => (body as { items: unknown[] }).items.length)).toEqual([200])
})

test.each([[null], [{ ...staff, acl: ['ROLE_CUSTOMER'] }]])('%o reports nothing', async (user) => {
  setUser(user)
  const calls = server(own())
  ;(await loadI18n('nl')).translate('shell.gone')
  await vi.advanceTimersByTimeAsync(5000)
  expect(reports(calls)).toEqual([])
})

test.each([
  ['a sentence of the server', 'This is in use.', { _: 'This is in use.' }],
  ['a name with a point', 'example.com', { _: 'example.com' }],
  ['what react-admin asks for in case it is there', 'resources.merchant.empty', { _: 'Nothing' }],
])('%s is no missing key', async (_, key, options) => {
  setUser(staff)
  const calls = server(own())
  const texts = await loadI18n('nl')
  expect(texts.translate(key, options)).toBe(options._)
  await vi.advanceTimersByTimeAsync(5000)
  expect(reports(calls)).toEqual([])
})

test('a page redraws once when the missing text is there, and keeps what was typed', async () => {
  vi.useRealTimers()
  server(own())
  const drawn = vi.fn()
  const Page = () => <input aria-label={useTranslate()('shell.signIn.heading')} defaultValue="typed" />
  const Shown = () => (
    <I18nContextProvider value={useLanguage().i18n}>
      <Profiler id="page" onRender={drawn}>
        <Page />
      </Profiler>
    </I18nContextProvider>
  )
  render(
    <LanguageProvider initial={await loadI18n('fr')}>
      <Shown />
    </LanguageProvider>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Heading')
  input.value = 'typed more'
  expect(await screen.findByLabelText('Connexion')).toBe(input)
  expect(input.value).toBe('typed more')
  const before = drawn.mock.calls.length
  await quiet()
  expect(drawn).toHaveBeenCalledTimes(before)
})
