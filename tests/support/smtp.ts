/** An SMTP server for tests: accepts mails, or refuses them while told to. */
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type Smtp = {
  url: URL
  /** Received mails: recipients of the envelope, and the message with its headers. */
  letters: { to: string[]; message: string }[]
  /** Refusal of every recipient, such as '451 later'; undefined: accepted. */
  refusal: string | undefined
  /**
   * What happens once the whole mail has arrived: accepted; accepted `silent`ly with the connection gone; or
   * refused with such as '552 too long'. `broken`: the connection ends before the mail.
   */
  ending: string
  stop(): Promise<void>
}

export async function startSmtp(): Promise<Smtp> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    talk(socket, smtp)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const smtp: Smtp = {
    url: new URL(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`),
    letters: [],
    refusal: undefined,
    ending: 'taken',
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
  return smtp
}

function talk(socket: Socket, smtp: Smtp): void {
  let heard = ''
  let to: string[] = []
  let inMessage = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 test')
  socket.on('data', (chunk) => {
    heard += chunk.toString()
    for (;;) {
      const end = heard.indexOf(inMessage ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const line = heard.slice(0, end)
      heard = heard.slice(end + (inMessage ? 5 : 2))
      if (inMessage) {
        const isTaken = ['taken', 'silent'].includes(smtp.ending)
        if (isTaken) smtp.letters.push({ to, message: line })
        to = []
        inMessage = false
        if (smtp.ending === 'silent') return void socket.destroy()
        say(isTaken ? '250 taken' : smtp.ending)
      } else answer(line)
    }
  })
  const answer = (line: string) => {
    if (/^RCPT TO:/i.test(line)) {
      if (smtp.refusal) return say(smtp.refusal)
      to.push(/<([^>]*)>/.exec(line)?.[1] ?? '')
    }
    if (/^DATA/i.test(line)) {
      if (smtp.ending === 'broken') return void socket.destroy()
      inMessage = true
      return say('354 go on')
    }
    if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
    say('250 ok')
  }
}
