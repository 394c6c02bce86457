-- Change due-diligence.checks: default [{"check":"kvk_extract"},{"check":"ubo"},{"check":"sanctions"},{"check":"pep"},{"check":"activity"},{"check":"country_risk"},{"check":"contract"},{"check":"vat"}].

alter table due_diligence alter column checks set default '[{"check":"kvk_extract"},{"check":"ubo"},{"check":"sanctions"},{"check":"pep"},{"check":"activity"},{"check":"country_risk"},{"check":"contract"},{"check":"vat"}]'::jsonb;

select track_changes('due_diligence');
