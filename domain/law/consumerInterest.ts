/**
 * Interest of private persons: that of trade is owed between companies and by public bodies only (Civil Code 6:119a, 6:119b),
 * what the law sets is raised by no points, and interest is added to the base once a year (6:119 lid 2).
 */
type Terms = {
  type?: string | undefined
  surcharge?: string | null | undefined
  compounding?: string | null | undefined
}

/** What a private person may not be charged, by the property that says so. */
export type ConsumerFault = { field: 'type' | 'surcharge' | 'compounding'; reason: 'trade' | 'points' | 'monthly' }

/** @example consumerFaults({ type: 'commercial' }) // [{ field: 'type', reason: 'trade' }] */
export function consumerFaults({ type = 'statutory', surcharge, compounding }: Terms): ConsumerFault[] {
  return [
    ...(isOfTrade(type) ? [{ field: 'type', reason: 'trade' } as const] : []),
    ...(Number(surcharge ?? 0) > 0 ? [{ field: 'surcharge', reason: 'points' } as const] : []),
    ...(compounding === 'monthly' ? [{ field: 'compounding', reason: 'monthly' } as const] : []),
  ]
}

/** The terms that hold for that kind of debtor: a private person owes interest by law in the place of what may not be charged. */
export function lawfulTerms<Of extends Terms>(terms: Of, fileType: 'private' | 'company' | undefined): Of {
  if (fileType !== 'private') return terms
  const faults = new Set(consumerFaults(terms).map(({ field }) => field))
  if (faults.size === 0) return terms
  return {
    ...terms,
    ...(faults.has('type') && { type: 'statutory' }),
    ...(faults.has('surcharge') && { surcharge: '0' }),
    ...(faults.has('compounding') && { compounding: 'annual' }),
  }
}

const isOfTrade = (type: string): boolean => type === 'commercial' || type === 'government'
