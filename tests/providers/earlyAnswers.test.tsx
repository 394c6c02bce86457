import { afterEach, expect, test } from 'vitest'
import { earlyAnswer, rememberList } from '#providers/earlyAnswers.ts'

afterEach(() => {
  delete window.early
  localStorage.clear()
})

const remembered = () => JSON.parse(localStorage.getItem('dossier.lists') ?? 'null') as unknown

test('an answer that was asked for early is taken once', () => {
  const answer = Promise.resolve(new Response('{}'))
  window.early = { '/api/v4/menu/user': answer }
  expect(earlyAnswer('GET', '/api/v4/menu/user')).toBe(answer)
  expect(earlyAnswer('GET', '/api/v4/menu/user')).toBeUndefined()
})

test('none is taken after a call that changes something: what was refused to nobody is allowed after signing in', () => {
  window.early = { '/api/v4/customer': Promise.resolve(new Response('{}', { status: 403 })) }
  expect(earlyAnswer('POST', '/login_check_json')).toBeUndefined()
  expect(earlyAnswer('GET', '/api/v4/customer')).toBeUndefined()
})

test('lists are remembered for the account that saw them, the last sixty', () => {
  localStorage.setItem('dossier.signedIn', '1')
  for (let n = 0; n < 70; n++) rememberList(`/list/${n}`, `/api/${n}`)
  rememberList('/list/30', '/api/new')
  const kept = remembered() as { person: string; urls: Record<string, string> }
  expect(Object.keys(kept.urls)).toHaveLength(60)
  expect(kept.urls).toMatchObject({ '/list/30': '/api/new', '/list/69': '/api/69' })
  localStorage.setItem('dossier.signedIn', '2')
  rememberList('/list/1', '/api/1')
  expect(remembered()).toEqual({ person: '2', urls: { '/list/1': '/api/1' } })
})

test('without storage nothing is remembered, and nothing breaks', () => {
  localStorage.setItem('dossier.lists', 'not json')
  rememberList('/list/1', '/api/1')
  expect(localStorage.getItem('dossier.lists')).toBe('not json')
})
