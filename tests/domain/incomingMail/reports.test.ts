import { expect, test } from 'vitest'
import { fateOf, reportIn } from '#domain/incomingMail/reportIn.ts'
import { isOfAddress } from '#domain/messages/isOfAddress.ts'

const to = 'saar@example.nl'
const group = (action: string, status: string, address = to, more = '') =>
  `Final-Recipient: rfc822; ${address}\r\nAction: ${action}\r\nStatus: ${status}\r\n${more}`
const report = (...groups: string[]) =>
  reportIn(
    [
      'From: MAILER-DAEMON@mx.example\r\nMessage-ID: <r@mx>\r\nContent-Type: multipart/report; boundary=d\r\n',
      '--d\r\nContent-Type: text/plain\r\n\r\nStatus: 5.0.0 in words means nothing\r\n',
      `--d\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n${groups.join('\r\n')}`,
      '--d\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID:\r\n <ours@kantoor>\r\n\r\nAction: failed\r\n--d--\r\n',
    ].join('\r\n'),
  )

test.each([
  ['failed', '5.1.1', 'failed'],
  ['Failed', '4.4.7', 'failed'],
  ['failed', '4.2.2', 'failed'],
  ['delayed', '5.4.7', 'delayed'],
  ['delivered', '2.0.0', 'delivered'],
  ['relayed', '2.0.0', 'relayed'],
  ['expanded', '2.0.0', 'expanded'],
  ['failed (expired)', '4.0.0', 'failed'],
  ['nonsense', '5.1.1', 'unknown'],
])('of Action: %s, Status: %s the message is %s', (action, status, fate) => {
  const found = report(group(action, status))
  expect(found.messageIds).toEqual(['<r@mx>', '<ours@kantoor>'])
  expect(fateOf(found, to).fate).toBe(fate)
})

test('of several recipients that of the message counts, and its own reason', () => {
  const found = report(
    group('delivered', '2.0.0', 'other@example.nl'),
    group('failed', '5.1.1', 'SAAR@example.nl', 'Diagnostic-Code: smtp; 550 no\r\n such user\r\n'),
  )
  expect(fateOf(found, to)).toMatchObject({ fate: 'failed', reason: '550 no such user' })
  expect(fateOf(found, 'other@example.nl').fate).toBe('delivered')
  expect(fateOf(found, 'third@example.nl').fate).toBe('unknown')
})

test('without a code of the other server its supplement tells why (sisimai/p5-sisimai#312)', () => {
  const supplement = 'X-Supplementary-Info: <192.0.2.1 #5.0.0 smtp; 550 Unknown User>\r\n'
  expect(fateOf(report(group('failed', '5.0.0', to, supplement)), to).reason).toBe(
    '<192.0.2.1 #5.0.0 smtp; 550 Unknown User>',
  )
})

test('one about the address that a message was passed on to is about the message', () => {
  expect(fateOf(report(group('failed', '5.1.1', 'saar@elders.example')), to).fate).toBe('failed')
})

const notice = (said: string, headers = '') =>
  reportIn(
    `From: MAILER-DAEMON@mx\r\nSubject: failure notice\r\n${headers}\r\n${said}\r\n\r\n--- Below this line is a copy of the message.\r\n\r\nMessage-ID: <ours@kantoor>\r\n\r\n550 5.1.1 permanent error\r\n`,
  )
test.each([
  [`This is a permanent error; I've given up.\r\n\r\n<${to}>:\r\nno mailbox here by that name. (#5.1.1)`, '', 'failed'],
  ['Delivery to this address failed permanently.', '', 'failed'],
  ['A message that you sent has not yet been delivered; it was delayed. 5.0.0', '', 'delayed'],
  ['Delivery was temporarily deferred. The server will retry.', '', 'delayed'],
  ['Something was wrong.', '', 'unknown'],
  ['Something was wrong.', `X-Failed-Recipients: ${to}\r\n`, 'failed'],
])('a report in words: %j', (said, headers, fate) => {
  const found = notice(said, headers)
  expect([fateOf(found, to).fate, found.messageIds]).toEqual([fate, ['<ours@kantoor>']])
})

test.each([
  ['550 5.1.1 User unknown', true],
  ['550 no such user', true],
  ['unknown number', true],
  ['550 5.4.1 Recipient address rejected: Access denied', true],
  ['552 5.2.2 mailbox full', false],
  ['550 5.7.1 rejected by policy, see 10.0.0.1', false],
  ['X-Server; 4.4.7 delivery time expired', false],
  ['552 5.3.4 message too large', false],
  ['451 try later', false],
  // sisimai/p5-sisimai#409, #312 and #395.
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', true],
  ["5.1.0 - Unknown address error 550-'5.1.1 Mailbox does not exist' (delivery attempts: 0)", true],
  ['<183.81.162.32 #5.0.0 smtp; 550 Unknown User>', true],
  ['550 5.1.0 <a@b.example> sender rejected. Please see the policy', false],
])('%j says that nobody is at the address: %s', (reason, is) => expect(isOfAddress(reason)).toBe(is))
