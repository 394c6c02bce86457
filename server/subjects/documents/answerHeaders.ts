/** Headers under which the bytes of strangers leave: saved rather than opened, and never run in our origin. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotAllowed } from '#server/errors.ts'

/** Policy for documents: nothing in them is run, fetched or framed. */
const sandbox = "sandbox; default-src 'none'; frame-ancestors 'none'"

/**
 * @param shown `attachment` is saved; `inline` is for pictures and PDF only.
 * @throws {NotAllowed} For a page that would run or frame it.
 */
export function asFileOfStranger(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { name, shown }: { name: string; shown: 'attachment' | 'inline' },
): FastifyReply {
  const wants = headers['sec-fetch-dest']
  if (typeof wants === 'string' && ['script', 'iframe', 'frame', 'embed', 'object', 'worker', 'style'].includes(wants))
    throw new NotAllowed()
  return reply
    .header('content-disposition', disposition(shown, name))
    .header('content-security-policy', sandbox)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
}

/** A plain name for old programs, and the real one; neither can end the header. */
function disposition(shown: string, name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w. ()-]/g, '_')
  const real = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${shown}; filename="${plain}"; filename*=UTF-8''${real}`
}
