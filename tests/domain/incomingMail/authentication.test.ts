import { expect, test } from 'vitest'
import { confirmedBy } from '#domain/incomingMail/authentication.ts'

const from = 'jo@voorbeeld.example'
const own = ['mx.kantoor.example']
const of = (...results: string[]) => confirmedBy(results, from, own)

test.each([
  ['mx.kantoor.example; dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=voorbeeld.example', 'dmarc'],
  ['MX.kantoor.example 1; spf=pass smtp.mailfrom=x@elders.example; dmarc=pass header.from=Voorbeeld.example', 'dmarc'],
  ['mx.kantoor.example; dkim=pass header.d=voorbeeld.example header.s=a; dmarc=none', 'dkim'],
  ['mx.kantoor.example; dkim=pass header.i=@mail.voorbeeld.example', 'dkim'],
  ['mx.kantoor.example; spf=pass (a; b (c)) smtp.mailfrom=jo@voorbeeld.example', 'spf'],
])('%s confirms it by %s', (header, by) => expect(of(header)).toBe(by))

test.each([
  ['a server that is not ours', 'mx.elders.example; dmarc=pass header.from=voorbeeld.example'],
  ['another domain', 'mx.kantoor.example; dmarc=pass header.from=elders.example'],
  ['no domain', 'mx.kantoor.example; dmarc=pass'],
  [
    'a failure',
    'mx.kantoor.example; dmarc=fail header.from=voorbeeld.example; spf=pass smtp.mailfrom=voorbeeld.example',
  ],
  [
    'an error',
    'mx.kantoor.example; dmarc=temperror header.from=voorbeeld.example; dkim=pass header.d=voorbeeld.example',
  ],
  ['dkim of another', 'mx.kantoor.example; dkim=pass header.d=elders.example'],
  ['dkim of a top domain', 'mx.kantoor.example; dkim=pass header.d=example'],
  ['spf of another', 'mx.kantoor.example; spf=pass smtp.mailfrom=jo@voorbeeld.example.evil.example'],
  ['a greeting', 'mx.kantoor.example; spf=pass smtp.helo=voorbeeld.example'],
  ['a comment', 'mx.kantoor.example (; dmarc=pass header.from=voorbeeld.example); none'],
  ['a quotation', 'mx.kantoor.example; spf=fail smtp.mailfrom="; dmarc=pass header.from=voorbeeld.example"'],
  ['two values', 'mx.kantoor.example; dmarc=pass header.from=elders.example header.from=voorbeeld.example'],
  // HKUDS/Vibe-Trading#1508: the server repeats the address of the envelope.
  [
    'another result in an address',
    'mx.kantoor.example; spf=fail smtp.mailfrom=x; dmarc=pass header.from=voorbeeld.example; dmarc=fail header.from=voorbeeld.example',
  ],
  ['no result', 'mx.kantoor.example; none'],
])('%s confirms nothing', (_why, header) => expect(of(header)).toBeUndefined())

test('of several only the topmost of our server counts: a forged one stands below', () => {
  const forged = 'mx.kantoor.example; dmarc=pass header.from=voorbeeld.example'
  const real = 'mx.kantoor.example; dmarc=fail header.from=voorbeeld.example'
  expect([of(real, forged), of('relay.example; none', forged), of()]).toEqual([undefined, 'dmarc', undefined])
})

test('without a named server nothing is confirmed; one that writes no name is asked for by a hyphen', () => {
  const nameless =
    'spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=voorbeeld.example; dkim=none; dmarc=pass action=none header.from=voorbeeld.example;compauth=pass reason=100'
  // pimlie/authres_status#86 and rspamd/rspamd#2178: no name is trusted only where that is said.
  expect(confirmedBy([nameless], from, own)).toBeUndefined()
  expect([confirmedBy([nameless], from, []), confirmedBy([nameless], from, ['-'])]).toEqual([undefined, 'dmarc'])
  expect(confirmedBy(['mx.elders.example; dmarc=pass header.from=voorbeeld.example'], from, ['-'])).toBeUndefined()
})
