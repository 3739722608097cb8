import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {Landing} from '../components/Landing';
import Sample from './_sample.mdx';

export default function Home(): ReactNode {
  const {
    siteConfig: {tagline},
  } = useDocusaurusContext();
  return (
    <Layout
      title={tagline}
      description="Documentation of the identity verification and authentication APIs: identity, biometrics, liveness, face proofs, businesses, vehicles and background checks.">
      <Landing
        sample={
          <MDXContent>
            <Sample />
          </MDXContent>
        }
      />
    </Layout>
  );
}
