/** Sends a form with files and tells how much of it is on its way, which `fetch` cannot. */
import { CsrfError, UnansweredError, errorFor } from '#providers/callErrors.ts'
import { csrfToken, forgetCsrfToken } from '#providers/http.ts'
import { currentLocale } from '#providers/language.ts'

type Sending = {
  signal?: AbortSignal
  /** Told a share from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * @returns The parsed answer.
 * @throws {CallError} An instance of the classes of `callErrors.ts`; an AbortError if `signal` aborts.
 */
export async function upload(path: string, form: FormData, sending: Sending = {}): Promise<unknown> {
  try {
    return await send(path, form, sending, await csrfToken())
  } catch (error) {
    if (!(error instanceof CsrfError)) throw error
    forgetCsrfToken()
    return send(path, form, sending, await csrfToken())
  }
}

function send(path: string, form: FormData, { signal, onProgress }: Sending, token: string): Promise<unknown> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => request.abort()
    signal?.addEventListener('abort', stop)
    request.open('POST', path)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Accept-Language', currentLocale())
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.setRequestHeader('X-XSRF-TOKEN', token)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    request.onerror = () => reject(new UnansweredError('error.network', 0))
    request.onload = () => {
      const { status, responseText } = request
      const body = parsed(responseText)
      if (status >= 200 && status < 300) resolve(body)
      else reject(errorFor(status, responseText, body))
    }
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    request.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
