import { Route, Switch } from 'wouter';
import { PATHS } from '../frame/paths.ts';
import { InquiryScreen } from '../inquiry/inquiry-screen.tsx';
import { StaffScreen } from '../inquiry/staff-screen.tsx';
import { SearchScreen } from '../search/search-screen.tsx';
import { CaseStudiesScreen } from './case-studies.tsx';
import { CaseStudyScreen } from './case-study.tsx';
import { GoneScreen } from './gone.tsx';
import { MachineScreen } from './machine.tsx';
import { MachinesScreen } from './machines.tsx';
import { ResinScreen } from './resin.tsx';
import { ResinsScreen } from './resins.tsx';
import { SampleScreen } from './sample.tsx';
import { SamplesScreen } from './samples.tsx';
import { StartScreen } from './start.tsx';

export function Screens() {
  return (
    <Switch>
      <Route path={PATHS.start} component={StartScreen} />
      <Route path={PATHS.machines} component={MachinesScreen} />
      <Route path={`${PATHS.machines}/:id`}>{({ id }) => <MachineScreen id={id} />}</Route>
      <Route path={PATHS.resins} component={ResinsScreen} />
      <Route path={`${PATHS.resins}/:id`}>{({ id }) => <ResinScreen id={id} />}</Route>
      <Route path={PATHS.samples} component={SamplesScreen} />
      <Route path={`${PATHS.samples}/:id`}>{({ id }) => <SampleScreen id={id} />}</Route>
      <Route path={PATHS.caseStudies} component={CaseStudiesScreen} />
      <Route path={`${PATHS.caseStudies}/:id`}>{({ id }) => <CaseStudyScreen id={id} />}</Route>
      <Route path={PATHS.search} component={SearchScreen} />
      <Route path={`${PATHS.inquiry}/:about?`}>
        {({ about }) => <InquiryScreen about={about === undefined ? null : decodeURIComponent(about)} />}
      </Route>
      <Route path={PATHS.staff} component={StaffScreen} />
      <Route component={GoneScreen} />
    </Switch>
  );
}
