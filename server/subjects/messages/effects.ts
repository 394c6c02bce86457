/** Effects of the actions on messages, and on the documents that they send. */
import type { DocumentLifecycle } from '#schemas/generated/document.ts'
import type { MessageLifecycle } from '#schemas/generated/message.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/lifecycle/effects.ts'

export const messageEffects = (): Effects<MessageLifecycle, EffectContext> => ({
  plan: () => ({}),
  wasSent: () => ({}),
  cameBack: () => ({}),
})
export const documentEffects = (): Effects<DocumentLifecycle, EffectContext> => ({
  approveMessage: () => ({}),
  cancelMessage: () => ({}),
  sendMessage: () => ({}),
})
