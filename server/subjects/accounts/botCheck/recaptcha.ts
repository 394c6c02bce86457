/** The bot check with Google's reCAPTCHA v3, which scores a visitor from 0 (program) to 1 (human). */
import { Busy } from '#server/errors.ts'

type Verdict = { success?: unknown; score?: unknown; action?: unknown; hostname?: unknown }
type Asked = { secret: string; action: string; hostname: string }

const address = 'https://www.google.com/recaptcha/api/siteverify'
/** Milliseconds to wait for Google. */
const timeout = 5000
const leastScore = 0.5

/**
 * Whether Google accepts this token as that of a human on our own page, for this action.
 *
 * @throws {Busy} When Google gives no verdict: nobody is let past, and no failure is counted.
 */
export async function acceptRecaptcha(
  ask: typeof fetch,
  token: string,
  { secret, action, hostname }: Asked,
): Promise<boolean> {
  const verdict = await ask(address, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
    .then(async (answer) => (answer.ok ? ((await answer.json()) as Verdict) : undefined))
    .catch(() => undefined)
  if (verdict === undefined) throw new Busy()
  const { success, score, ...told } = verdict
  const isPerson = success === true && typeof score === 'number' && score >= leastScore
  return isPerson && told.action === action && told.hostname === hostname
}
