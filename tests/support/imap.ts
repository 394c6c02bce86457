/** An IMAP server for tests: as much of one as a client that fetches mail asks for. Dovecot beside it says whether that is what real ones do. */
import { createServer, type AddressInfo, type Socket } from 'node:net'

type Kept = { uid: number; raw: Buffer; flags: Set<string> }
export type ImapServer = {
  port: number
  user: string
  password: string
  /** Puts a mail into the inbox. */
  add(raw: Buffer): Promise<void>
  /** The numbers of mails in a folder, and which are read. */
  seen(folder: string): Promise<{ uid: number; isSeen: boolean }[]>
  stop(): Promise<void>
}

export type OwnImapServer = ImapServer & {
  /** The folder is made anew: its numbers begin again. */
  renew(): void
  /** The connection ends after so many mails were given; undefined: it does not. */
  endsAfter: number | undefined
}

export async function startImap(): Promise<OwnImapServer> {
  const folders = new Map<string, Kept[]>([['INBOX', []]])
  const state = { generation: 4_294_967_295, next: 1, given: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    talk(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own: OwnImapServer = {
    port: (server.address() as AddressInfo).port,
    user: 'incasso',
    password: 'geheim',
    endsAfter: undefined,
    add: async (raw) => void folders.get('INBOX')?.push({ uid: state.next++, raw, flags: new Set() }),
    seen: async (folder) => (folders.get(folder) ?? []).map(({ uid, flags }) => ({ uid, isSeen: flags.has('\\Seen') })),
    renew() {
      state.generation -= 1
      for (const [index, one] of (folders.get('INBOX') ?? []).entries()) one.uid = index + 1
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
  return own

  function talk(socket: Socket): void {
    let chosen = 'INBOX'
    let rest = ''
    const say = (line: string | Buffer): void => void socket.write(typeof line === 'string' ? `${line}\r\n` : line)
    const mails = () => folders.get(chosen) ?? []
    say('* OK [CAPABILITY IMAP4rev1 UIDPLUS MOVE] ready')
    socket.on('data', (data) => {
      rest += data.toString('latin1')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        answer(line)
      }
    })

    function answer(line: string): void {
      const [, tag = '*', command = '', args = ''] = /^(\S+) (UID \w+|\w+) ?(.*)$/.exec(line) ?? []
      const done = (text = 'done') => say(`${tag} OK ${text}`)
      const name = (text: string) => text.trim().replace(/^"|"$/g, '')
      switch (command.toUpperCase()) {
        case 'CAPABILITY':
          say('* CAPABILITY IMAP4rev1 UIDPLUS MOVE')
          return done()
        case 'LOGIN':
          return args.replaceAll('"', '') === 'incasso geheim' ? done() : say(`${tag} NO [AUTHENTICATIONFAILED] no`)
        case 'LIST': {
          const wanted = name(/ ("[^"]*"|\S+)$/.exec(` ${args}`)?.[1] ?? '')
          if (wanted === '') say('* LIST (\\Noselect) "/" ""')
          for (const folder of folders.keys()) if (wanted === '*' || wanted === folder) say(`* LIST () "/" "${folder}"`)
          return done()
        }
        case 'LSUB':
          return done()
        case 'CREATE':
          if (folders.has(name(args))) return say(`${tag} NO [ALREADYEXISTS] there`)
          folders.set(name(args), [])
          return done()
        case 'SELECT':
          chosen = name(args)
          if (!folders.has(chosen)) return say(`${tag} NO [NONEXISTENT] none`)
          say('* FLAGS (\\Seen)')
          say(`* ${mails().length} EXISTS`)
          say(`* OK [UIDVALIDITY ${state.generation}] valid`)
          say(`* OK [UIDNEXT ${state.next}] next`)
          return done('[READ-WRITE] done')
        case 'UID SEARCH': {
          const [, from] = /UID (\d+):\*/.exec(args) ?? []
          const last = mails().at(-1)?.uid
          const found = mails().filter(({ uid, flags }) =>
            from ? uid >= Number(from) || uid === last : /UNSEEN/.test(args) ? !flags.has('\\Seen') : true,
          )
          say(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`.trim())
          return done()
        }
        case 'UID FETCH': {
          const uid = Number(args.split(' ')[0])
          const place = mails().findIndex((one) => one.uid === uid)
          const one = mails()[place]
          if (one && /BODY/.test(args)) {
            if (own.endsAfter !== undefined && state.given >= own.endsAfter) return void socket.destroy()
            state.given += 1
            say(
              Buffer.concat([
                Buffer.from(`* ${place + 1} FETCH (UID ${uid} BODY[] {${one.raw.length}}\r\n`),
                one.raw,
                Buffer.from(')\r\n'),
              ]),
            )
          } else if (one)
            say(
              `* ${place + 1} FETCH (UID ${uid} RFC822.SIZE ${one.raw.length} INTERNALDATE "15-Jan-2026 11:00:00 +0100" ENVELOPE (NIL "Onderwerp" NIL NIL NIL NIL NIL NIL NIL NIL))`,
            )
          return done()
        }
        case 'UID STORE': {
          const uid = Number(args.split(' ')[0])
          mails()
            .find((one) => one.uid === uid)
            ?.flags.add('\\Seen')
          return done()
        }
        case 'UID MOVE': {
          const [numbers = '', folder = ''] = args.split(' ')
          const one = mails().find(({ uid }) => uid === Number(numbers))
          if (one) {
            const place = mails().indexOf(one)
            folders.set(
              chosen,
              mails().filter((other) => other !== one),
            )
            folders.get(name(folder))?.push(one)
            say(`* OK [COPYUID 1 ${numbers} ${numbers}] moved`)
            say(`* ${place + 1} EXPUNGE`)
          }
          return done()
        }
        case 'LOGOUT':
          say('* BYE bye')
          done()
          return void socket.end()
        default:
          return done()
      }
    }
  }
}
