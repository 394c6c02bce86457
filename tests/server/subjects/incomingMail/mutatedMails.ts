/** E-mails made by mutation from a few whole ones, the same with each run: bytes flipped, parts repeated, headers lengthened, encodings changed, cut. */

const lines = (...all: string[]): string => all.join('\r\n')
const part = (type: string, body: string, ...headers: string[]): string =>
  lines('--deel', `Content-Type: ${type}`, ...headers, '', body, '')
const head = lines(
  'Received: from mx.elders.example by mx.kantoor.example; Thu, 15 Jan 2026 10:00:00 +0100',
  'From: =?utf-8?Q?Ren=C3=A9e_Bakker?= <renee@bakker.example>',
  'To: incasso@kantoor.example, "Team, twee" <twee@kantoor.example>',
  'Subject: =?utf-8?B?VnJhYWcgb3ZlciDigqwgNTA=?=',
  'Date: Thu, 15 Jan 2026 09:59:00 +0100',
  'MIME-Version: 1.0',
  '',
)
const picture = Buffer.alloc(3000, 9).toString('base64').replace(/.{76}/g, '$&\r\n')
const page =
  '<html><head><style>p{color:red}</style></head><body><p>Ik betaal <b>morgen</b>.</p><blockquote>U schreef: klacht?</blockquote><img src="cid:een"></body></html>'

const whole: readonly string[] = [
  `${head}Content-Type: text/plain; charset=utf-8\r\n\r\nGoedemorgen,\r\n\r\nIk kan € 50 per maand betalen.\r\n\r\nOp 3 jan. 2026 schreef Kantoor <a@b.nl>:\r\n> Klacht of geschil?\r\n`,
  `${head}Content-Type: text/html; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${page.replaceAll('=', '=3D')}caf=E9=\r\n`,
  `${head}Content-Type: multipart/mixed; boundary=deel\r\n\r\n${part('multipart/alternative; boundary="in"', `--in\r\nContent-Type: text/plain\r\n\r\nEen\r\n--in\r\nContent-Type: text/html\r\n\r\n${page}\r\n--in--`)}${part('application/pdf; name="bon.pdf"', picture, 'Content-Transfer-Encoding: base64', "Content-Disposition: attachment; filename*0*=utf-8''bo; filename*1*=n%E2%82%AC.pdf")}--deel--\r\n`,
  `${head}Content-Type: multipart/related; boundary=deel\r\n\r\n${part('text/html', page)}${part('image/png', picture, 'Content-ID: <een>', 'Content-Transfer-Encoding: base64')}--deel--`,
  `${head}Content-Type: multipart/report; report-type=delivery-status; boundary=deel\r\n\r\n${part('text/plain', 'Not delivered.')}${part('message/delivery-status', lines('Reporting-MTA: dns; mx', '', 'Action: failed', 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 no such user'))}${part('message/rfc822', `Message-ID: <ons@kantoor.example>\r\nSubject: Dossier\r\n\r\nBetaal.`)}--deel--`,
  `${head}Content-Type: multipart/mixed; boundary=deel\r\n\r\n${part('text/plain; format=flowed', 'Zie \r\nonder.')}${part('message/rfc822', `From: Bank <b@bank.example>\r\nDate: Thu, 1 Jan 2026 08:00:00 +0100\r\nSubject: Betaald\r\n\r\nBetaald.`)}${part('text/csv; name=a.csv', 'a;b\r\n1;2', 'Content-Disposition: inline; filename=a.csv')}--deel--`,
]

/** Chance that is the same with each run (mulberry32). @returns A whole number from 0 below `end`. */
function chance(seed: number): (end: number) => number {
  let state = seed
  return (end) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end
  }
}

const labels = ['utf-8', 'us-ascii', '""', 'cp850', 'utf-16', 'x-geen', 'utf-7', 'koi8-r']
const codings = ['base64', 'quoted-printable', '8bit', 'x-uuencode', 'BASE64 ', '(a) base64']
const pieces = [
  '\0',
  '\u00ff',
  '--deel\r\n',
  '\r\n\r\n',
  '=?utf-8?B?',
  '<',
  '<!--',
  '<a b="',
  ';',
  '(',
  '"',
  '\\',
  '&#x',
  'data:image/png;base64,',
  '> ',
  'From: ',
]

type Change = (text: string, next: (end: number) => number) => string

/** Each gets and gives letters that are bytes. */
const changes: readonly Change[] = [
  (text, next) => at(text, next(text.length), 1, String.fromCharCode(next(256))),
  (text, next) =>
    Array.from({ length: 20 }).reduce<string>(
      (now) => at(now, next(now.length), 1, String.fromCharCode(next(256))),
      text,
    ),
  (text, next) => at(text, next(text.length), next(200), ''),
  (text, next) => text.slice(0, next(text.length)),
  (text, next) => at(text, next(text.length), 0, (pieces[next(pieces.length)] ?? '').repeat(1 + next(400))),
  (text, next) => at(text, next(text.length), 0, (pieces[next(pieces.length)] ?? '').repeat(1 + next(40_000))),
  (text, next) => repeated(text, text.indexOf('--deel'), 1 + next(1500)),
  (text, next) => text.replace(/^(Subject|To|From|Content-Type|Received): /m, `$1: ${'x'.repeat(next(300_000))} `),
  (text, next) => text.replace('MIME-Version', `References: ${'<a@b> '.repeat(next(20_000))}\r\nMIME-Version`),
  (text, next) => text.replace(/charset=[^\s;]+/, `charset=${labels[next(labels.length)] ?? ''}`),
  (text, next) =>
    text.replace(/Content-Transfer-Encoding: \S+/, `Content-Transfer-Encoding: ${codings[next(codings.length)] ?? ''}`),
  (text) => text.replaceAll('\r\n', '\n'),
  (text, next) => nested(text, 1 + next(80)),
  (text, next) => `${text}${'woord <b>x</b>\r\n'.repeat(next(30_000))}`,
]

const at = (text: string, place: number, length: number, put: string): string =>
  text.slice(0, place) + put + text.slice(place + length)

function repeated(text: string, from: number, times: number): string {
  if (from < 0) return text
  const end = text.indexOf('--deel', from + 6)
  return at(
    text,
    from,
    0,
    text
      .slice(from, end < 0 ? undefined : end)
      .slice(0, 2000)
      .repeat(times),
  )
}

function nested(text: string, levels: number): string {
  const opened = Array.from(
    { length: levels },
    (_, level) => `Content-Type: multipart/mixed; boundary=n${level}\r\n\r\n--n${level}\r\n`,
  )
  return text.replace(/Content-Type: /, `${opened.join('')}Content-Type: `)
}

/** E-mails number `from` to `to`. */
export function* mutatedMails(from: number, to: number): Generator<Buffer> {
  for (let number = from; number < to; number += 1) {
    const next = chance(number * 7919 + 1)
    let text = Buffer.from(whole[next(whole.length)] ?? '').toString('latin1')
    text = text.replace('MIME-Version', `Message-ID: <${number}@proef.example>\r\nMIME-Version`)
    for (let times = 1 + next(4); times > 0; times -= 1)
      text = (changes[next(changes.length)] ?? String)(text, next).slice(0, 3_000_000)
    yield Buffer.from(text, 'latin1')
  }
}
