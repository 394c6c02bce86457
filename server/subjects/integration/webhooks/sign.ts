/** Signatures of Standard Webhooks: the receiver proves with the secret that what came is from us, whole and recent. */
import { Webhook } from 'standardwebhooks'

/**
 * Returns the three headers of a delivery.
 *
 * @param secrets `whsec_…`, all that count now: after a change the old one signs along.
 * @param at Milliseconds since 1970.
 */
export function signed(secrets: readonly string[], id: string, at: number, body: string): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(at), body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
