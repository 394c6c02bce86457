/** A connection of `pg` to the PGlite thread: the bytes of the wire protocol over a message port. */
import { Duplex } from 'node:stream'
// Timers by import: a test that moves the clock of a page by minutes would end the thread in the middle of a statement.
import { clearTimeout, setTimeout } from 'node:timers'
import type { MessagePort } from 'node:worker_threads'

export type LinkOptions = {
  /** Returns the port of a new connection once PGlite is ready for it. */
  dial: () => Promise<MessagePort>
  /** Milliseconds that one answer may take, read at each statement; 0 is without limit. */
  patience: () => number
  /** Called when an answer takes longer than that. */
  stuck: () => void
}

/** The methods of a socket that `pg` calls, on top of a stream. */
export class PgliteLink extends Duplex {
  readonly #options: LinkOptions
  #port: MessagePort | undefined
  #timer: NodeJS.Timeout | undefined
  #waiting = 0

  constructor(options: LinkOptions) {
    super({ decodeStrings: true })
    this.#options = options
  }

  connect(): this {
    this.#options.dial().then(
      (port) => this.#attach(port),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    )
    return this
  }

  #attach(port: MessagePort): void {
    if (this.destroyed) return port.close()
    this.#port = port
    port.on('message', (bytes: Uint8Array) => {
      this.#waiting -= 1
      if (this.#waiting === 0) clearTimeout(this.#timer)
      if (bytes.length > 0) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    })
    port.on('close', () =>
      this.destroy(this.#waiting > 0 ? new Error('Connection terminated: PGlite stopped') : undefined),
    )
    this.emit('connect')
  }

  #send(bytes: Uint8Array<ArrayBuffer>): void {
    this.#waiting += 1
    const limit = this.#options.patience()
    if (limit > 0 && this.#waiting === 1) {
      this.#timer = setTimeout(() => {
        this.destroy(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }))
        this.#options.stuck()
      }, limit).unref()
    }
    this.#port?.postMessage(bytes, [bytes.buffer])
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send(new Uint8Array(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _final(done: () => void): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer)
    this.#port?.close()
    done(error)
  }

  // Required by `pg`; meaningless without a network.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    this.#port?.ref()
    return this
  }
  unref(): this {
    this.#port?.unref()
    return this
  }
}
