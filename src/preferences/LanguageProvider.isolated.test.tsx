import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {LanguageProvider, useLanguage} from './LanguageProvider';

// The theme's own modules need a Docusaurus build; what is tested here is the context.
vi.mock('@docusaurus/theme-common', () => ({useStorageSlot: () => [null, {set: vi.fn()}]}));

function Shown(): string {
  return useLanguage().language;
}

describe('useLanguage', () => {
  it('says what is wrong outside of its provider', () => {
    expect(() => renderToString(<Shown />)).toThrow('useLanguage must be used within a LanguageProvider');
  });

  it('is cURL until another language is chosen', () => {
    expect(
      renderToString(
        <LanguageProvider>
          <Shown />
        </LanguageProvider>,
      ),
    ).toBe('curl');
  });
});
