import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { systemConfig } from '../../theme/system-config';

const system = createSystem(defaultBaseConfig, systemConfig);

/** Chakra's system in the browser. The page has its global styles and the order of its layers. */
export const formSystem = { ...system, _global: [], layers: { ...system.layers, atRule: '' } };
