/** List of variables with the number of templates that use each. */
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import {
  CategoryColumn,
  FormatColumn,
  KeyColumn,
  LabelColumn,
  ScopesColumn,
  TypeColumn,
} from '#resources/generated/template-variables/fields.tsx'
import { TruncatedText } from '#resources/fields/TruncatedText.tsx'
import { EntityList } from '#resources/list/EntityList.tsx'
import { Column } from '#resources/table/Column.tsx'
import { saidBy } from '#resources/templates/saidBy.ts'
import { useVariables } from '#resources/templates/variables.ts'
import { templateVariable, type TemplateVariable } from '#schemas/generated/template-variable.ts'
import { defaultLocale, documentLanguages } from '#schemas/product.ts'

export const TemplateVariableList = () => {
  const uses = useTranslate()('templates.uses')
  return (
    <EntityList entity={templateVariable} filters={['key', 'category', 'type', 'format', 'customer']}>
      <KeyColumn key="key" />
      <LabelColumn key="label" />
      <CategoryColumn key="category" />
      <TypeColumn key="type" />
      <FormatColumn key="format" />
      <Column key="sample" source="sample" field={Sample} width={200} />
      <Column key="uses" source="uses" label={uses} field={Uses} width={110} numeric />
      <ScopesColumn key="scopes" />
    </EntityList>
  )
}

/** Sample of the variable, as a message would say it. */
const Sample = () => {
  const record = useRecordContext<TemplateVariable>()
  const [locale] = useLocaleState()
  const { data } = useVariables()
  const language = documentLanguages.find((one) => one === locale) ?? defaultLocale
  return <TruncatedText text={record && data ? saidBy(record.key, data, language) : ''} />
}

/** Number of templates that use the variable; all rows share one request. */
const Uses = () => {
  const key = useRecordContext<TemplateVariable>()?.key
  const { data } = useQuery({
    queryKey: ['template-variable', 'used'],
    queryFn: ({ signal }) => call('GET', `${templateVariable.api}/used`, { signal }),
    staleTime: 10_000,
  })
  if (!isObject(data) || key === undefined) return null
  return <>{Number(data[key] ?? 0)}</>
}
