import { contrastOf, readableColor, schemes, type Theme } from '@portal/contract/settings/themes.ts';
import { themeVariables } from '@portal/contract/settings/theme-variables.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';

/** How many colors of both schemes are hard to read, and one click that corrects them all. */
export const HardToRead = ({ draft, onChange }: { draft: Theme; onChange: (draft: Theme) => void }) => {
  const { t } = useTranslation();
  const low = schemes.flatMap((scheme) =>
    themeVariables
      .filter((variable) => {
        const { value, needed } = contrastOf(draft[scheme], variable, scheme);
        return draft[scheme][variable] !== undefined && value < needed;
      })
      .map((variable) => ({ scheme, variable })),
  );
  if (low.length === 0) return null;
  const correct = () => {
    const corrected = { ...draft, light: { ...draft.light }, dark: { ...draft.dark } };
    for (const { scheme, variable } of low)
      corrected[scheme][variable] = readableColor(corrected[scheme], variable, scheme);
    onChange(corrected);
  };
  return (
    <Callout
      action={
        <Button kind="link" onClick={correct}>
          {t('settings.themes.fix')}
        </Button>
      }
    >
      {t('settings.themes.hard_to_read', { count: low.length })}
    </Callout>
  );
};
