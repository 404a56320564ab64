import type { MachineStory } from './machine-story.ts';
import { a2d, a2dCopy } from './machines/a2d.ts';
import { a2d4k, a2d4kCopy } from './machines/a2d-4k.ts';
import { a2dHd, a2dHdCopy } from './machines/a2d-hd.ts';
import { a2dOrtho, a2dOrthoCopy, a2dOrthoJob } from './machines/a2d-ortho.ts';
import { a3d, a3dCopy } from './machines/a3d.ts';
import { cSeries, cSeriesCopy } from './machines/c-series.ts';
import { chairSide, chairSideCopy } from './machines/chairside.ts';
import { chairSidePro, chairSideProCopy } from './machines/chairside-pro.ts';
import { cure, cureCopy } from './machines/cure.ts';
import { hive, hiveCopy } from './machines/hive.ts';
import { pulsingModule, pulsingModuleCopy } from './machines/pulsing-module.ts';
import { reflex, reflexCopy } from './machines/reflex.ts';
import { reflex2, reflex2Copy } from './machines/reflex-2.ts';
import { reflex2Pro, reflex2ProCopy } from './machines/reflex-2-pro.ts';
import { reflexRs, reflexRsCopy } from './machines/reflex-rs.ts';
import { reflexRsTurbo, reflexRsTurboCopy } from './machines/reflex-rs-turbo.ts';
import { reflexTurbo, reflexTurboCopy } from './machines/reflex-turbo.ts';
import { resinStation, resinStationCopy } from './machines/resin-station.ts';
import { wash, washCopy } from './machines/wash.ts';
import { washStation, washStationCopy } from './machines/wash-station.ts';

/** By product id. */
export const machineStories: Readonly<Record<string, MachineStory>> = {
  '1': { picture: 'cut-outs/machines/A2D', layout: a2d, copy: a2dCopy },
  '2': { picture: 'cut-outs/machines/A2D_4K', layout: a2d4k, copy: a2d4kCopy },
  '3': { picture: 'cut-outs/machines/A2D_HD', layout: a2dHd, copy: a2dHdCopy },
  '4': { picture: 'cut-outs/machines/A2D_Ortho', job: a2dOrthoJob, layout: a2dOrtho, copy: a2dOrthoCopy },
  '5': { picture: 'cut-outs/machines/A3D', layout: a3d, copy: a3dCopy },
  '6': { picture: 'cut-outs/machines/chairside-3d-printer', layout: chairSide, copy: chairSideCopy },
  '7': { picture: 'cut-outs/machines/ChairSide_Pro', layout: chairSidePro, copy: chairSideProCopy },
  '8': { picture: 'cut-outs/machines/C_Series', layout: cSeries, copy: cSeriesCopy },
  '9': { picture: 'cut-outs/machines/Reflex', layout: reflex, copy: reflexCopy },
  '10': { picture: 'cut-outs/machines/Reflex-RS', layout: reflexRs, copy: reflexRsCopy },
  '11': { picture: 'cut-outs/machines/reflex-turbo', layout: reflexTurbo, copy: reflexTurboCopy },
  '12': { picture: 'cut-outs/machines/reflex-rs-turbo', layout: reflexRsTurbo, copy: reflexRsTurboCopy },
  '13': { picture: 'cut-outs/machines/reflex2', layout: reflex2, copy: reflex2Copy },
  '14': { picture: 'cut-outs/machines/reflex2-pro', layout: reflex2Pro, copy: reflex2ProCopy },
  '31': { picture: 'cut-outs/machines/ultraCraft-wash', layout: wash, copy: washCopy },
  '32': { picture: 'cut-outs/machines/ultraCraft-cure', layout: cure, copy: cureCopy },
  '33': { picture: 'cut-outs/machines/Wash_Station', layout: washStation, copy: washStationCopy },
  '34': { picture: 'cut-outs/machines/hive', layout: hive, copy: hiveCopy },
  '35': {
    picture: 'cut-outs/machines/pulsing-release-module-for-dental',
    layout: pulsingModule,
    copy: pulsingModuleCopy,
  },
  '36': { picture: 'cut-outs/machines/resin-station', layout: resinStation, copy: resinStationCopy },
};
