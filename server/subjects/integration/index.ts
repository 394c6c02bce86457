/** Programs of customers: API keys, webhooks, the log of their calls, and alerts. */
import { subject } from '#server/records/subject.ts'
import { alertRuleHooks } from '#server/subjects/integration/alerts/alertRuleHooks.ts'
import { beginAnew } from '#server/subjects/integration/alerts/beginAnew.ts'
import { apiDocRoutes } from './apiDocRoutes.ts'
import { checkJob } from '#server/subjects/integration/alerts/check.ts'
import { apiClientEffects } from '#server/subjects/integration/keys/apiClientEffects.ts'
import { apiClientHooks } from '#server/subjects/integration/keys/apiClientHooks.ts'
import { apiClientRoutes } from '#server/subjects/integration/keys/apiClientRoutes.ts'
import { tellOfScopes } from '#server/subjects/integration/keys/tellOfScopes.ts'
import { apiLogRoutes } from '#server/subjects/integration/log/apiLogRoutes.ts'
import { countJob } from '#server/subjects/integration/log/plugins.ts'
import { tidyJob } from '#server/subjects/integration/log/tidy.ts'
import { deliveryJob, waitingDeliveries } from '#server/subjects/integration/webhooks/deliveryJobs.ts'
import * as told from '#server/subjects/integration/webhooks/clientEvents.ts'
import { tellOfSwitchOff, voidDeliveries } from '#server/subjects/integration/webhooks/switchOff.ts'
import { webhookEffects } from '#server/subjects/integration/webhooks/webhookEffects.ts'
import { webhookHooks } from '#server/subjects/integration/webhooks/webhookHooks.ts'
import { webhookRoutes } from '#server/subjects/integration/webhooks/webhookRoutes.ts'

export const integration = subject({
  hooks: {
    'api-alert-rule': alertRuleHooks,
    'api-client': apiClientHooks,
    webhook: webhookHooks,
  },
  listens: {
    'api-alert-rule': [beginAnew],
    'api-client': [tellOfScopes],
    arrangement: [told.arrangementEvents],
    complaint: [told.complaintEvents],
    dispute: [told.disputeEvents],
    document: [told.documentEvents],
    file: [told.fileEvents],
    'file-log': [told.questionEvents],
    message: [told.messageEvents],
    payment: [told.paymentEvents],
    webhook: [voidDeliveries, tellOfSwitchOff],
  },
  lifecycles: { 'api-client': apiClientEffects, webhook: webhookEffects },
  routes: [apiDocRoutes, webhookRoutes, apiClientRoutes, apiLogRoutes],
  jobs: [checkJob, countJob, tidyJob, deliveryJob, waitingDeliveries],
})
