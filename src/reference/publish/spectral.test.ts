import {Spectral, type RulesetDefinition} from '@stoplight/spectral-core';
import {oas} from '@stoplight/spectral-rulesets';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../config/brand';
import {localeCodes} from '../../../config/locales';
import {fillBrandDeep} from '../../content/remark/brand/fillBrand';
import {bundleContract, type OpenApiDocument} from '../contract/bundleContract';
import {contractOptions} from '../contract/siteContract';

describe('the published contract', () => {
  it('has nothing that Spectral warns of', {timeout: 300_000}, async () => {
    const documents = fillBrandDeep(await bundleContract(contractOptions()), brand) as Record<string, OpenApiDocument>;
    const spectral = new Spectral();
    spectral.setRuleset({extends: [[oas as RulesetDefinition, 'recommended']]});
    for (const locale of localeCodes) {
      const results = await spectral.run(JSON.stringify(documents[locale]));
      expect(results.map(({code, message, path}) => `${path.join('.')}: ${message} (${code})`)).toEqual([]);
    }
  });
});
