/** An event of webhooks, as listeners note it. */
import type { Webhook } from '#schemas/generated/webhook.ts'

export type WebhookEventName = Webhook['events'][number]

/** Something that happened to a customer’s file, or to the customer. */
export type WebhookEvent = {
  event: WebhookEventName
  customer: number
  /** Id of the file: its number, the client’s reference and what is owed join the payload. */
  file?: number | null
  /** Number of the file where nothing else is known of it. */
  number?: string | null
  /** The payload, as JSON. */
  data: object
}
