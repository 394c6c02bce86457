/**
 * E-mails that are made to cost: each is read or refused in time by its length. Of quadratic time half a megabyte takes from twenty
 * seconds to minutes; the bound is generous, so that no busy machine reaches it.
 */
import { expect, test } from 'vitest'
import { parseMail } from '#server/subjects/incomingMail/reading/parseMail.ts'
import { NotRead } from '#server/subjects/incomingMail/reading/mail.ts'

/** Milliseconds of processor time. */
const most = 2000
const half = 512_000
const head = 'From: a@b.example\r\nSubject: x\r\n'
const html = `${head}Content-Type: text/html\r\n\r\n`
const many = (piece: string, length = half): string => piece.repeat(Math.ceil(length / piece.length))

test.each([
  ['a Content-Type of one line', `${head}Content-Type: text/plain; x="${many('multipart/report ')}\r\n\r\nx`],
  [
    'a Content-Type of comments',
    `${head}Content-Type: text/plain ${many('(', half / 2)}; a=${many('\\', half / 2)}\r\n\r\nx`,
  ],
  ['a sender without end', `From: Foo, <${many('a@')}\r\n\r\nx`],
  ['a sender of words', `From: ${many('=?a?q?x?= ')}\r\n\r\nx`],
  ['recipients', `${head}To: ${many('a@b, ')}\r\n\r\nx`],
  ['references', `${head}References: ${many('<')}\r\n\r\nx`],
  ['a subject of torn words', `From: a@b\r\nSubject: ${many('=?utf-8?b?')}\r\n\r\nx`],
  ['a folded header', `${head}${many(' x\r\n', 400_000)}\r\nx`],
  ['empty elements', html + many('<b> </b>')],
  ['open tags', html + many('<')],
  ['open quotations', html + many('<a b="')],
  ['crossed quotations', html + many('<a b="\' ')],
  ['open comments', html + many('<!--')],
  ['open heads', html + many('<head><svg>')],
  ['elements that are closed crosswise', html + many('<div>') + many('</blockquote>')],
  ['half entities', html + many('&#')],
  ['pictures that do not end', html + many('<a data:')],
  ['blanks at the ends of lines', html + many(`${' '.repeat(1000)}<br>`)],
  ['a large page', html + many('<p>abc &amp; <b>x</b></p>', 5_000_000)],
  ['short lines', `${head}\r\n${many('a\n', 6_000_000)}`],
  ['soft breaks', `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n${many('=41= \r\n', 6_000_000)}`],
  ['base64 with an end in each line', `${head}Content-Transfer-Encoding: base64\r\n\r\n${many('QQ==\r\n', 6_000_000)}`],
  ['flowed lines', `${head}Content-Type: text/plain; format=flowed\r\n\r\n${many('a \n', 6_000_000)}`],
  ['lines like boundaries', `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${many('\n--x', 4_000_000)}`],
  ['e-mails in e-mails', head + many('Content-Type: message/rfc822\r\n\r\n')],
])('%s: read', (_, text) => {
  const raw = Buffer.from(text)
  expect(spentOn(() => parseMail(raw))).toBeLessThan(most)
})

test.each([
  ['parts', `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${many('--b\r\n\r\n', 7_000_000)}`],
  [
    'depth',
    head +
      Array.from({ length: 70 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
        '',
      ),
  ],
  ['headers', `${head}${many('X: y\r\n', 600_000)}\r\nx`],
  ['noMail', 'X-A: b\r\n\r\nx'],
])('more %s than are read: refused', (why, text) => {
  const raw = Buffer.from(text)
  const refused = () => expect(() => parseMail(raw)).toThrow(expect.objectContaining({ name: NotRead.name, why }))
  expect(spentOn(refused)).toBeLessThan(most)
})

/** Milliseconds of processor time of this thread. */
function spentOn(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
