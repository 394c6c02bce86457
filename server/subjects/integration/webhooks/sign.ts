/**
 * Signatures of Standard Webhooks: with the secret, the receiver verifies that a message is ours, unmodified
 * and recent.
 */
import { Webhook } from 'standardwebhooks'

/**
 * Returns the three headers of a delivery.
 *
 * @param secrets All valid ones, `whsec_…`: for a while after a change the old one signs too.
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
