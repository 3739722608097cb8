import type {ReactNode} from 'react';
import {Landing} from '../components/Landing';
import {landingTexts} from '../components/Landing/texts/en';
import Sample from './_sample.mdx';

export default function Home(): ReactNode {
  return <Landing texts={landingTexts} sample={<Sample />} />;
}
