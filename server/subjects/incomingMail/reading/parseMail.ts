/** Reads an e-mail as it came from the server: its headers, what was written, and what is attached. Runs in a thread of its own. */
import { createHash } from 'node:crypto'
import { kindOf } from '#domain/incomingMail/kindOf.ts'
import { mailboxesIn, senderIn } from './addresses.ts'
import { clean, lines } from './cleanText.ts'
import { mailHtml } from './mailHtml.ts'
import { NotRead, type MailAttachment, type MailNote, type ReadMail } from './mail.ts'
import { decodedWords } from './headers.ts'
import { headerOf, mimeTree, roomForMail, TooMuch, type Part, type Room } from './mimeTree.ts'
import { partsOfMail, type Content } from './partsOfMail.ts'

const usual = ['from', 'to', 'subject', 'date', 'message-id', 'received']
const mostAttachments = 100

/** @throws {NotRead} For what is no e-mail, or one beyond the limits. */
export function parseMail(raw: Buffer): ReadMail {
  try {
    const room = roomForMail()
    const root = mimeTree(raw, room)
    if (!usual.some((name) => headerOf(root, name) !== undefined)) throw new NotRead('noMail')
    return mailOf(root, partsOfMail(root, room), room)
  } catch (error) {
    throw error instanceof TooMuch ? new NotRead(error.of) : error
  }
}

function mailOf(root: Part, content: Content, room: Room): ReadMail {
  const header = (name: string) => headerOf(root, name)
  const [from] = [...senderIn(header('from')), ...mailboxesIn(header('sender'))]
  const sender = from?.address.toLowerCase() ?? ''
  const replyTo = mailboxesIn(header('reply-to'))
    .find(({ address }) => address.includes('@'))
    ?.address.toLowerCase()
  const attachments = content.files.slice(0, mostAttachments).map(labelled)
  const html = content.html === null ? null : mailHtml(content.html)
  const read = {
    messageId: idsIn(header('message-id'))[0] ?? null,
    inReplyTo: idsIn(header('in-reply-to'))[0] ?? null,
    references: idsIn(header('references')),
    from: sender,
    fromName: clean(from?.name ?? '', 200),
    replyTo: replyTo === undefined || replyTo === sender ? null : replyTo,
    to: [...mailboxesIn(header('to')), ...mailboxesIn(header('cc'))].map(({ address }) => address),
    subject: clean(decodedWords(header('subject') ?? ''), 400),
    sentAt: momentIn(header('date')),
    arrivedAt: momentIn(header('received')?.split(';').at(-1)),
    authenticationResults: root.headers.flatMap(({ name, value }) =>
      name === 'authentication-results' ? [value.slice(0, 2000)] : [],
    ),
    text: lines(content.text),
    html,
    attachments,
    notes: notesOf(content, html, room),
  }
  const isReport = root.type.value === 'multipart/report'
  const reportType = isReport ? (root.type.params.get('report-type')?.toLowerCase() ?? '') : null
  const kind = kindOf({ header, from: read.from, subject: read.subject, reportType })
  return { ...read, reportType, kind, contentHash: hashOf(read) }
}

function notesOf(
  { files, html: written, isCharsetSure, isTextCut }: Content,
  html: string | null,
  room: Room,
): MailNote[] {
  const lost = files.length - mostAttachments
  const notes: (MailNote | false)[] = [
    lost > 0 && { note: 'attachments', count: lost },
    isTextCut && { note: 'text' },
    written !== null && html === null && { note: 'formatting' },
    room.isCut && { note: 'headers' },
    !isCharsetSure && { note: 'charset' },
    files.some(({ type }) => /^application\/(?:x-)?pkcs7-mime$/.test(type)) && { note: 'sealed' },
    files.some(({ name, type }) => type === 'application/ms-tnef' || /^winmail\.dat$/i.test(name)) && {
      note: 'winmail',
    },
  ]
  return notes.filter((one) => one !== false)
}

const idsIn = (text: string | undefined): string[] => [
  ...new Set([...(text ?? '').matchAll(/<[^<>\s]{3,248}>/g)].map(([id]) => id)),
]

function momentIn(date: string | undefined): string | null {
  const at = date === undefined ? Number.NaN : Date.parse(date.slice(0, 200))
  return Number.isNaN(at) || at < Date.UTC(1990) || at > Date.UTC(2200) ? null : new Date(at).toISOString()
}

const labelled = ({ name, type, ...file }: MailAttachment, at: number): MailAttachment => ({
  ...file,
  name: clean(name, 255) || String(at + 1),
  type: clean(type, 127),
})

function hashOf(read: Pick<ReadMail, 'from' | 'subject' | 'sentAt' | 'text' | 'attachments'>): string {
  const hash = createHash('sha256').update(JSON.stringify([read.from, read.subject, read.sentAt, read.text]))
  for (const { name, content } of read.attachments) hash.update(name).update(content)
  return hash.digest('hex')
}
