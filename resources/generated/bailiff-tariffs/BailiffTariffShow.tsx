// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { bailiffTariff } from '#schemas/generated/bailiff-tariff.ts'
import {
  AmountField,
  ArticleField,
  DescriptionField,
  EffectiveFromField,
  EffectiveUntilField,
  SourceField,
} from './fields.tsx'

export const BailiffTariffShow = () => (
  <EntityShow entity={bailiffTariff}>
    <ShowGroup>
      <Detail source="article" field={ArticleField} />
      <Detail source="description" field={DescriptionField} />
      <Detail source="amount" field={AmountField} />
      <Detail source="effectiveFrom" field={EffectiveFromField} />
      <Detail source="effectiveUntil" field={EffectiveUntilField} />
      <Detail source="source" field={SourceField} />
    </ShowGroup>
  </EntityShow>
)
