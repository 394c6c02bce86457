/** An arrangement as reading one record answers it. */
import type { Arrangement } from '#schemas/generated/arrangement.ts'
import type { Instalment } from '#schemas/generated/instalment.ts'

/** `instalments`: absent for people who may not read them. */
export type ArrangementWithTerms = Arrangement & { instalments?: readonly Instalment[] }
