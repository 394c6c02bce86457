// Generated from email-classification.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { PercentageValue } from '#resources/fields/PercentageValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={130} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const PatternsField = () => <ListValue source="patterns" />
export const PatternsColumn = () => <Column source="patterns" field={PatternsField} width={170} />

export const SenderRulesField = () => <ListValue source="senderRules" />
export const SenderRulesColumn = () => <Column source="senderRules" field={SenderRulesField} width={170} />

export const ActionField = () => <EnumValue source="action" />
export const ActionColumn = () => <Column source="action" field={ActionField} width={240} sortable />

export const AgendaSubjectField = () => <RelationValue source="agendaSubject" reference="agenda-subject" embed={['name']} />
export const AgendaSubjectColumn = () => <Column source="agendaSubject" field={AgendaSubjectField} width={170} />

export const ThresholdField = () => <PercentageValue source="threshold" />
export const ThresholdColumn = () => <Column source="threshold" field={ThresholdField} width={100} numeric />

export const PositionField = () => <TextValue source="position" />
export const PositionColumn = () => <Column source="position" field={PositionField} width={105} sortable numeric />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const AccuracyField = () => <PercentageValue source="accuracy" />
export const AccuracyColumn = () => <Column source="accuracy" field={AccuracyField} width={120} numeric />

export const JudgedField = () => <TextValue source="judged" />
export const JudgedColumn = () => <Column source="judged" field={JudgedField} width={120} sortable numeric />
