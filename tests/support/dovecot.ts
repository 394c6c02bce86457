/** Dovecot, where this machine has it (`.ci/run` installs it): a server of its own with one mailbox, gone afterwards. */
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ImapServer } from './imap.ts'

const binary = '/usr/sbin/dovecot'

/** It changes to other users, which only root may. */
export const hasDovecot = existsSync(binary) && process.getuid?.() === 0

export async function startDovecot(): Promise<ImapServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dovecot-'))
  const port = await freePort()
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })))
  const mail = path.join(folder, 'mail')
  for (const name of ['', 'new', 'cur', 'tmp']) {
    mkdirSync(path.join(mail, name), { recursive: true })
    chownSync(path.join(mail, name), uid ?? 0, gid ?? 0)
  }
  execFileSync('chmod', ['755', folder])
  writeFileSync(path.join(folder, 'dovecot.conf'), configuration(folder, port, { uid: uid ?? 0, gid: gid ?? 0 }))
  const server = spawn(binary, ['-F', '-c', path.join(folder, 'dovecot.conf')], { stdio: 'ignore' })
  await answering(port)
  let count = 0
  return {
    port,
    user: 'incasso',
    password: 'geheim',
    async add(raw) {
      const name = `${Date.now()}.${(count += 1)}.test`
      writeFileSync(path.join(mail, 'tmp', name), raw)
      chownSync(path.join(mail, 'tmp', name), uid ?? 0, gid ?? 0)
      execFileSync('mv', [path.join(mail, 'tmp', name), path.join(mail, 'new', name)])
    },
    async seen(of) {
      const place = of === 'INBOX' ? mail : path.join(mail, `.${of}`)
      const files = ['new', 'cur'].flatMap((part) =>
        existsSync(path.join(place, part)) ? readdirSync(path.join(place, part)) : [],
      )
      return files.map((name, index) => ({ uid: index + 1, isSeen: /:2,.*S/.test(name) }))
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const configuration = (folder: string, port: number, { uid, gid }: { uid: number; gid: number }): string => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = nobody
default_login_user = nobody
default_internal_group = nogroup
first_valid_uid = 1
mail_location = maildir:${folder}/mail
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
  chroot =
}
passdb {
  driver = static
  args = password=geheim
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
namespace inbox {
  inbox = yes
  separator = /
}
`

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true))).on('error', () =>
        resolve(false),
      )
    })
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Dovecot does not answer.')
}
