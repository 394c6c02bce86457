/** Alert rules on the API: two that match nothing at first, and one that is inactive. */

export const alertRuleRows = () => [
  {
    id: 1,
    name: 'Veel fouten',
    metric: 'errorShare',
    threshold: 10,
    window_minutes: 60,
    minimum_calls: 20,
    customer_id: null,
    active: true,
  },
  {
    id: 2,
    name: 'Iemand raadt sleutels',
    metric: 'failedSignIns',
    threshold: 10,
    window_minutes: 15,
    minimum_calls: null,
    customer_id: null,
    active: true,
  },
  {
    id: 3,
    name: 'Webshop is stil',
    metric: 'silence',
    threshold: null,
    window_minutes: 1440,
    minimum_calls: null,
    customer_id: 1,
    active: false,
  },
]

/** The administrator receives the alerts. */
export const alertRecipientRows = () => alertRuleRows().map(({ id }) => ({ owner_id: id, target_id: 1 }))
